/** The editor of an article: its fields and buttons, each with an explanation. */
import { type FormEvent, type ReactNode, useState } from "react";
import { Form } from "react-router";
import { countWords, readMinutes } from "#app/features/articles/read-time.ts";
import { CheckboxField, SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { FormErrors } from "#app/ui/form-errors.tsx";
import { useErrors } from "#app/ui/use-errors.ts";
import { ARTICLE_CATEGORIES } from "#db/schema/article-categories.ts";
import { type EditorField, type EditorReply, type EditorValues, LABELS, typedValues } from "./editor-values.ts";
import type { Publication } from "./publication.ts";
import { Panel, PublishingButtons } from "./publishing-buttons.tsx";
import { Conflict } from "./publishing-conflict.tsx";
import { MarkdownCrib } from "./publishing-crib.tsx";
import { PublishTime } from "./publishing-time.tsx";
import { MAX_SUMMARY, MIN_BODY } from "./text-lengths.ts";

export const FORM_ID = "article";

type ArticleFormProps = {
  values: EditorValues;
  /** 0 for a new article. */
  version: number;
  publication: Exclude<Publication, "deleted">;
  publishedAt: Date | null;
  reply?: EditorReply;
  /** The publication state in words. */
  standing: ReactNode;
};

export function ArticleForm({ values, version, publication, publishedAt, reply, standing }: ArticleFormProps) {
  const { errors, summary, onInput } = useErrors(reply);
  const typed = typedValues(values, reply);
  // The version that was edited, even after the page's data have been reloaded.
  const [seen] = useState(reply?.stored?.version ?? reply?.values.version ?? version);
  const field = (name: EditorField) => ({ name, label: LABELS[name], error: errors[name], defaultValue: typed[name] });
  return (
    <Form id={FORM_ID} method="post" replace noValidate preventScrollReset onInput={onInput}>
      <input type="hidden" name="version" value={seen} />
      <div className="mb-6 flex flex-col gap-4 empty:hidden">
        <FormErrors reply={summary} />
        {reply?.stored ? <Conflict stored={reply.stored.values} typed={typed} /> : null}
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <TextFields field={field} />
        <div className="flex flex-col gap-6">
          <Panel title="Publishing">
            <div className="text-muted">{standing}</div>
            <PublishingButtons
              publication={publication}
              when={
                <PublishTime
                  scheduledFor={publication === "scheduled" ? publishedAt : null}
                  typed={reply?.values}
                  error={errors.publishOn}
                />
              }
            />
          </Panel>
          <Panel title="Details">
            <DetailFields field={field} isFeatured={typed.featured === "on"} />
          </Panel>
        </div>
      </div>
    </Form>
  );
}

type FieldOf = (name: EditorField) => { name: EditorField; label: string; error?: string; defaultValue: string };

function TextFields({ field }: { field: FieldOf }) {
  const { defaultValue } = field("body");
  const [text, setText] = useState(defaultValue);
  const words = countWords(text);
  return (
    <div className="flex flex-col gap-6">
      <TextField {...field("title")} required autoComplete="off" hint="What the article is about, in one line." />
      <TextField
        {...field("slug")}
        autoComplete="off"
        spellCheck={false}
        hint="The end of the page’s address, such as azure-migration. If left empty, it is made from the title. If you change it, the old address leads to the new one."
      />
      <TextAreaField
        {...field("description")}
        rows={3}
        hint={`One or two sentences for lists and search engines, at most ${MAX_SUMMARY} characters. Required to publish.`}
      />
      <div className="flex flex-col gap-3">
        <TextAreaField
          {...field("body")}
          rows={22}
          spellCheck
          onInput={(event: FormEvent<HTMLTextAreaElement>) => setText(event.currentTarget.value)}
          hint={`Plain text with Markdown. At least ${MIN_BODY} characters to publish.`}
          className="max-h-[80vh] min-h-96 font-mono text-sm"
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted">
            {words === 1 ? "1 word" : `${words} words`} · {readMinutes(text)} min read
          </p>
          <button type="submit" name="intent" value="preview" className="link min-h-11 cursor-pointer px-1 font-medium">
            Preview without saving
          </button>
        </div>
        <MarkdownCrib />
      </div>
    </div>
  );
}

const CATEGORIES = ARTICLE_CATEGORIES.map((category) => ({ value: category, label: category }));

function DetailFields({ field, isFeatured }: { field: FieldOf; isFeatured: boolean }) {
  const { defaultValue: _ticked, ...featured } = field("featured");
  return (
    <>
      <SelectField {...field("category")} required options={CATEGORIES} placeholder="Please choose" />
      <TextField {...field("author")} required autoComplete="off" hint="The name shown on the article." />
      <TextField
        {...field("tags")}
        autoComplete="off"
        hint="Separated by commas. Articles that share tags are suggested with each other."
      />
      <TextField
        {...field("verifiedUntil")}
        type="date"
        hint="How long the facts can be relied on. Readers see this date, and the list reminds you once it has passed."
      />
      <CheckboxField {...featured} label="Show among Featured Articles" value="on" defaultChecked={isFeatured} />
    </>
  );
}
