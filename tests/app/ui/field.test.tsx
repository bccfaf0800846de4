import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ChoiceGroup } from "#app/ui/choice-group.tsx";
import { CheckboxField, SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { FormErrors } from "#app/ui/form-errors.tsx";

const told = { label: "Company", name: "company", hint: "As on its letterhead", error: "Company is required" };

test.each([
  ["text field", <TextField key="" {...told} />],
  ["text area", <TextAreaField key="" {...told} />],
  ["select", <SelectField key="" {...told} options={[]} />],
  ["checkbox", <CheckboxField key="" {...told} />],
])("a %s is tied to its label, hint and error", (_kind, field) => {
  const html = renderToStaticMarkup(field);
  expect(html).toMatch(/<label for="company"[^>]*>.*Company/);
  expect(html).toMatch(/<(input|textarea|select)[^>]* id="company"/);
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-describedby="company-hint company-error"');
  expect(html).toMatch(/id="company-hint"[^>]*>As on its letterhead/);
  expect(html).toMatch(/id="company-error".*Company is required/);
});

test("a field that is right says nothing about errors", () => {
  const html = renderToStaticMarkup(<TextField label="Name" name="name" />);
  expect(html).not.toContain("aria-");
});

test("the required mark can be left away", () => {
  expect(renderToStaticMarkup(<TextField label="Name" name="name" required />)).toContain("*");
  expect(renderToStaticMarkup(<TextField label="Name" name="name" required requiredMark={false} />)).not.toContain("*");
});

test("the choices of a group share its name and keep what was chosen", () => {
  const options = [
    { value: "a", label: "First" },
    { value: "b", label: "Second" },
  ];
  const html = renderToStaticMarkup(
    <ChoiceGroup legend="Which?" name="which" kind="multi" options={options} defaultValue={["b"]} error="Choose one" />,
  );
  expect(html).toMatch(/<fieldset id="which"[^>]*aria-describedby="which-error"/);
  expect(html.match(/type="checkbox"[^>]*name="which"/g)).toHaveLength(2);
  expect(html.match(/checked=""[^>]*>/g)).toHaveLength(1);
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="b"|<input[^>]*value="b"[^>]*checked=""/);
});

test("the summary of a refused form links each error to its field", () => {
  const html = renderToStaticMarkup(
    <FormErrors reply={{ values: {}, errors: { email: "Email is required" } }} idPrefix="new-" />,
  );
  expect(html).toContain('role="alert"');
  expect(html).toMatch(/<a href="#new-email"[^>]*>Email is required<\/a>/);
});

test("a form that was not refused has no summary", () => {
  expect(renderToStaticMarkup(<FormErrors />)).toBe("");
  expect(renderToStaticMarkup(<FormErrors reply={{ values: {}, errors: {} }} />)).toBe("");
});
