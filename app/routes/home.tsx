/** The home page: what the portal makes, how, for how much. Anonymous and the same for everybody, so it never asks the database. */

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
import { SITE_LINE, SITE_NAME } from "#app/shared/site.ts";
import type { Route } from "./+types/home.ts";

export function loader() {
  return { sample: findSample() };
}

export const meta = () => [
  { title: `${SITE_NAME} · ${SITE_LINE}` },
  {
    name: "description",
    content:
      "Answer eleven questions about a client’s Microsoft environment and get a complete, priced solution document to check, re-brand and hand on.",
  },
];

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
