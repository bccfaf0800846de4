/** Fills the mail templates: the part of Go's html/template that they use. */

export type TemplateValues = Record<string, string | Record<string, unknown>>;

/**
 * Puts values in place of `{{ .Name }}` and `{{ .Data.key }}`, escaped for where they stand: percent-encoded in the query of a link, as HTML elsewhere.
 *
 * @throws on anything else in double braces, and on a name that is not among the values
 */
export function fillTemplate(template: string, values: TemplateValues): string {
  return template.replaceAll(/\{\{(.*?)\}\}/gs, (whole, expression: string, offset: number) => {
    const [, name, key] = /^\s*\.(\w+)(?:\.(\w+))?\s*$/.exec(expression) ?? [];
    if (name === undefined || !Object.hasOwn(values, name)) {
      throw new Error(`The mail template says ${whole}, which the stand-in cannot fill in.`);
    }
    const value = values[name];
    const text = typeof value === "object" ? value[key ?? ""] : value;
    const plain = text === undefined || text === null ? "" : String(text);
    return inQuery(template.slice(0, offset)) ? encodeURIComponent(plain) : escapeHtml(plain);
  });
}

/** Whether the text ends inside an attribute whose value already holds a question mark. */
function inQuery(before: string): boolean {
  return /<[^<>]*=\s*"[^"]*\?[^"]*$/.test(before);
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&#34;", "'": "&#39;" };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
