/** The demo's accounts, clients and seller. The passwords are printed at every start and are no secret. */

import type { Profile } from "./schema/users.ts";
import type { Seller } from "./seller.ts";

export type DemoAccount = {
  email: string;
  password: string;
  name: string;
  company: string;
  role: "user" | "admin" | "owner";
};

/** The first is the consultant, to whom the clients belong. */
export const DEMO_ACCOUNTS = [
  {
    email: "consultant@example.com",
    password: "Consultant-demo-1",
    name: "Aoife Brennan",
    company: "Brennan IT Advisory",
    role: "user",
  },
  { email: "admin@example.com", password: "Admin-demo-1", name: "Tomasz Zielinski", company: "", role: "admin" },
  { email: "owner@example.com", password: "Owner-demo-1", name: "Ruth Callaghan", company: "", role: "owner" },
] as const satisfies readonly DemoAccount[];

export type DemoClient = { name: string; email: string; company: string; profile: Profile };

export const DEMO_CLIENTS: readonly DemoClient[] = [
  {
    name: "Niamh Gallagher",
    email: "niamh.gallagher@harbourfoods.example",
    company: "Harbour Foods Ltd",
    profile: {
      jobTitle: "IT Manager",
      department: "Information Technology",
      phoneNumber: "+35312345678",
      website: "harbourfoods.example",
      companySize: "51-200",
      industry: "Manufacturing",
      address: {
        street: "14 North Quay",
        city: "Drogheda",
        state: "Co. Louth",
        zipCode: "A92 XK72",
        country: "Ireland",
      },
    },
  },
  {
    name: "Daniel Okafor",
    email: "d.okafor@northgateclinic.example",
    company: "Northgate Clinic Group",
    profile: {
      jobTitle: "Head of Infrastructure",
      phoneNumber: "+442079460123",
      website: "https://northgateclinic.example",
      companySize: "501-1000",
      industry: "Healthcare",
      address: { street: "2 Bridge Street", city: "Leeds", zipCode: "LS2 7DJ", country: "United Kingdom" },
    },
  },
];

/** Makes every receipt of the demo say that nobody sells anything. It has a tax rate so that receipts show tax. */
export const DEMO_SELLER: Seller = {
  name: "Demonstration only",
  address: "No company, No street, Dublin, Ireland",
  taxNumber: "IE0000000W",
  taxRateBasisPoints: 2300,
};
