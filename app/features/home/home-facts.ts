/** What the home page tells machines: who we are, what we sell at what price, and our questions and answers. */
import { DOCUMENT_PRICE } from "#app/shared/money.ts";
import { CONTACT_EMAIL, SITE_LINE, SITE_NAME } from "#app/shared/site.ts";
import { QUESTIONS } from "./home-content.ts";

/** JSON-LD in schema.org's vocabulary, without its context. */
export function homeFacts(origin: string): Record<string, unknown> {
  return {
    "@graph": [
      { "@type": "WebSite", name: SITE_NAME, url: `${origin}/`, inLanguage: "en-GB", description: SITE_LINE },
      {
        "@type": "Organization",
        name: SITE_NAME,
        url: `${origin}/`,
        logo: `${origin}/icon-512.png`,
        email: CONTACT_EMAIL,
      },
      {
        "@type": "Product",
        name: "Solution document",
        description: SITE_LINE,
        image: `${origin}/og.png`,
        offers: {
          "@type": "Offer",
          price: String(DOCUMENT_PRICE.minor).replace(/(..)$/, ".$1"),
          priceCurrency: DOCUMENT_PRICE.currency,
        },
      },
      {
        "@type": "FAQPage",
        mainEntity: QUESTIONS.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
      },
    ],
  };
}
