/** Step 2: the list of configurations, and beside it the contents of the chosen one, shown by CSS so that no script is needed. */
import type { ReactNode } from "react";
import type { Configuration } from "#app/features/catalogue/configurations.ts";

/** Shows the n-th panel while the n-th card is chosen. Written out, because Tailwind finds class names by reading the text. */
const SHOWN = [
  "group-has-[label:nth-child(1)_input[name=answer]:checked]/step:visible",
  "group-has-[label:nth-child(2)_input[name=answer]:checked]/step:visible",
  "group-has-[label:nth-child(3)_input[name=answer]:checked]/step:visible",
  "group-has-[label:nth-child(4)_input[name=answer]:checked]/step:visible",
];

type PanelProps = { configurations: readonly Configuration[]; children: ReactNode };

/** The panels lie on top of one another, so that the tallest sets the height and nothing moves. */
export function ConfigurationPanel({ configurations, children }: PanelProps) {
  return (
    <div className="group/step grid items-start gap-6 md:grid-cols-2">
      {children}
      <section
        aria-label="The chosen configuration"
        className="grid min-w-0 rounded-lg border border-line bg-raised p-5 shadow-sm"
      >
        <p className="col-start-1 row-start-1 self-center text-center text-muted group-has-[input[name=answer]:checked]/step:invisible">
          Choose a configuration to see what it includes.
        </p>
        {configurations.map((configuration, index) => (
          <div key={configuration.id} className={`invisible col-start-1 row-start-1 min-w-0 ${SHOWN[index]}`}>
            <Details configuration={configuration} />
          </div>
        ))}
      </section>
    </div>
  );
}

function Details({ configuration: { name, description, features, diagram } }: { configuration: Configuration }) {
  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-xl">{name}</h2>
      <p className="text-muted">{description}</p>
      <div>
        <h3 className="mb-1.5 font-medium">Key features</h3>
        <ul className="list-disc space-y-1 ps-5">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="mb-1.5 font-medium">Architecture</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, and the keyboard must reach it */}
        <pre tabIndex={0} className="overflow-x-auto rounded-md bg-sunken p-3 font-mono text-xs leading-snug">
          {diagram}
        </pre>
      </div>
    </div>
  );
}
