/** Every part of app/ui in every state; in development only, see routes.ts. */
import { Boxes, Messages, Tokens } from "#app/features/gallery/gallery-display.tsx";
import { Buttons, Choices, Fields } from "#app/features/gallery/gallery-inputs.tsx";
import { Lists, Ways } from "#app/features/gallery/gallery-lists.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";

export const meta = () => [{ title: "Parts" }];

export default function Gallery() {
  return (
    <Page>
      <PageHeader title="Parts" subtitle="Every part of app/ui in every state" back={{ to: "/", label: "Home" }} />
      <Tokens />
      <Buttons />
      <Fields />
      <Choices />
      <Messages />
      <Ways />
      <Lists />
      <Boxes />
    </Page>
  );
}
