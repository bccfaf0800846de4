/** The panel that explains in three steps how a document is made. */
import { Card } from "#app/ui/card.tsx";

const STEPS = [
  {
    title: "Answer the assessment",
    text: "Eleven questions about the organisation, what it runs today and what it needs. Every answer is saved as you go.",
  },
  {
    title: "Preview and purchase",
    text: "We generate the document for your client. You see its outline, its first section and every table’s size before you pay.",
  },
  {
    title: "Read, download, hand over",
    text: "The whole document opens straight away, can be downloaded as Word, PDF, Markdown or text, and is emailed to you.",
  },
] as const;

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="mt-14">
      <h2 id="how-it-works" className="text-2xl">
        How Our Document Generation Works
      </h2>
      <ol className="mt-5 grid gap-4 md:grid-cols-3">
        {STEPS.map(({ title, text }, index) => (
          <Card as="li" key={title}>
            <span
              aria-hidden
              className="inline-flex size-8 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent"
            >
              {index + 1}
            </span>
            <h3 className="mt-3 text-lg">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </Card>
        ))}
      </ol>
    </section>
  );
}
