/** What every network in Azure has, whichever solution builds it: a way out, a private way in, a second region. */

import type { Condition } from "#app/features/catalogue/predicate.ts";
import type { BillRow, ComponentRow, Figure, OptionEstimate, TestRow } from "#app/features/documents/pack.ts";
import type { DiagramZone } from "#app/features/documents/tree.ts";

export const SECOND_REGION: DiagramZone = {
  title: "Azure: second region",
  nodes: [{ id: "recovery", label: "Recovery", note: "Site Recovery, vault copy" }],
};

export function natGateway(count: Figure, when: Condition): ComponentRow {
  return {
    name: "NAT gateway",
    bill: ["NAT gateway"],
    count,
    size: "service, with network security groups",
    purpose: "Explicit outbound; default outbound ended for new networks on 30 September 2025",
    when,
    source: ["alz-check"],
  };
}

export function natGatewayLine(quantity: Figure, when: Condition): BillRow {
  return {
    item: "NAT gateway",
    quantity,
    formula: "1 for each hub",
    price: "nat-gateway",
    kind: "monthly",
    when,
    requirement: "outbound control",
    source: ["alz-check"],
  };
}

/** Beside what Microsoft charges for the circuit. */
export function providerCharges(quantity: Figure, when: Condition): BillRow {
  return {
    item: "Charges of the circuit provider",
    quantity,
    formula: "by quotation for each circuit",
    kind: "monthly",
    when,
    requirement: "connection",
    source: ["ej"],
  };
}

/** What keeping the server room would buy: machines, and Windows Server for half of them. */
export function renewal(machines: Figure, licences: Figure): OptionEstimate["lines"] {
  return [
    { price: "azure-local-node", quantity: machines, kind: "one-off" },
    { price: "windows-standard", quantity: licences, kind: "one-off" },
  ];
}

/** What one zone-redundant gateway promises where nothing stands beside it. */
export function gatewayRestart(component: string, when: Condition): TestRow {
  return {
    test: "One instance of the VPN gateway restarted",
    pass: "tunnel up again within 3 minutes",
    component,
    when,
    source: ["alz-check", "ej"],
  };
}
