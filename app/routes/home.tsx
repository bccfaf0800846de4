/** The home page: what the portal makes, how, for how much. Anonymous and the same for everybody, so it never asks the database. */
import {
  About,
  ClosingCall,
  FeaturedSolutions,
  Features,
  Hero,
  HowItWorks,
  Price,
  Questions,
} from "#app/features/home/home-sections.tsx";
import { SITE_LINE, SITE_NAME } from "#app/shared/site.ts";

export const meta = () => [
  { title: `${SITE_NAME} · ${SITE_LINE}` },
  {
    name: "description",
    content:
      "Answer eleven questions about a client’s Microsoft environment and get a complete, priced solution document to check, re-brand and hand on.",
  },
];

export default function Home() {
  return (
    <>
      <Hero>{null}</Hero>
      <Features />
      <HowItWorks />
      <FeaturedSolutions />
      <Price />
      <Questions />
      <About />
      <ClosingCall />
    </>
  );
}
