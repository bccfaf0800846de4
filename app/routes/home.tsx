/** The home page: what the portal makes, how, and at what price. The same for everybody, so it never asks the database. */
import { href } from "react-router";
import { homeFacts } from "#app/features/home/home-facts.ts";
import { SampleCover, SampleOpening } from "#app/features/home/home-sample.tsx";
import {
  About,
  ClosingCall,
  Excerpt,
  FeaturedSolutions,
  Features,
  Hero,
  HowItWorks,
  Price,
  Questions,
} from "#app/features/home/home-sections.tsx";
import { findSample } from "#app/features/home/sample.server.ts";
import { describePage } from "#app/shared/page-meta.ts";
import { SITE_LINE } from "#app/shared/site.ts";
import type { Route } from "./+types/home.ts";

export function loader() {
  return { sample: findSample() };
}

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  describePage({
    title: SITE_LINE,
    description:
      "Answer eleven questions about a client’s Microsoft environment and get a complete, priced solution document to check, re-brand and hand on.",
    origin: root.loaderData?.origin,
    path: href("/"),
    facts: homeFacts(root.loaderData?.origin ?? ""),
  });

export default function Home({ loaderData: { sample } }: Route.ComponentProps) {
  return (
    <>
      <Hero>
        <SampleCover sample={sample} />
      </Hero>
      <Features />
      <HowItWorks />
      <Excerpt>
        <SampleOpening sample={sample} />
      </Excerpt>
      <FeaturedSolutions />
      <Price />
      <Questions />
      <About />
      <ClosingCall />
    </>
  );
}
