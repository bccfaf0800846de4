/** Serves a stand-in for Stripe's script and frames to a page: it answers to the calls that `@stripe/stripe-js` documents. */
import type { Page } from "playwright-core";
import type { FakeStripe } from "./fake-stripe.ts";
import type { Intent } from "./ledger.ts";

const FRAME = `<!doctype html><meta charset="utf-8"><p>a frame of Stripe’s</p>`;

/** The script's only field is a list of what the card's bank will do. In 3-D Secure the buyer confirms, unless a test says otherwise. */
const SCRIPT = `
window.Stripe = (key) => {
  if (!key.startsWith("pk_")) throw new Error("not a publishable key");
  const chosen = () => document.getElementById("stand-in-card").value;
  const element = () => {
    const listeners = {};
    return {
      on(name, listener) { listeners[name] = listener; },
      destroy() {},
      mount(place) {
        place.innerHTML = '<label>Card of the stand-in <select id="stand-in-card"><option></option>'
          + ["approve", "confirm", "funds"].map((card) => "<option>" + card + "</option>").join("")
          + '</select></label><iframe title="Card details" src="https://js.stripe.com/frame.html"></iframe>';
        place.querySelector("select").addEventListener("change", () => listeners.change({ complete: chosen() !== "" }));
      },
    };
  };
  return {
    elements({ mode, amount, currency, allowedPaymentMethodTypes }) {
      if (mode !== "payment" || amount !== 9999 || currency !== "usd" || String(allowedPaymentMethodTypes) !== "card") {
        throw new Error("not what is sold here");
      }
      return { create: element, submit: async () => ({}) };
    },
    async createConfirmationToken({ elements, params }) {
      if (!elements || !params.payment_method_data.billing_details.name) return { error: { message: "no name" } };
      const chance = crypto.randomUUID().replaceAll("-", "");
      return { confirmationToken: { id: "ctoken_" + chosen() + "_" + chance } };
    },
    async handleNextAction({ clientSecret }) {
      await window.confirmAtBank(clientSecret);
      return {};
    },
  };
};`;

export const STRIPE_SCRIPTS = "https://js.stripe.com/**";

export async function serveStripeScript(
  page: Page,
  { ledger }: FakeStripe,
  atBank: (intent: Intent) => void = ledger.take,
): Promise<void> {
  await page.route(STRIPE_SCRIPTS, (route) =>
    route.request().resourceType() === "script"
      ? route.fulfill({ contentType: "text/javascript", body: SCRIPT })
      : route.fulfill({ contentType: "text/html", body: FRAME }),
  );
  await page.exposeFunction("confirmAtBank", (clientSecret: string) => {
    const intent = [...ledger.intents.values()].find(({ client_secret }) => client_secret === clientSecret);
    if (!intent) throw new Error("no such intent");
    atBank(intent);
  });
}
