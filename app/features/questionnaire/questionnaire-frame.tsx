/** The frame around every step: progress, the step's title and, beside it, actions on the whole assessment. */
import type { ReactNode } from "react";
import { Page } from "#app/ui/page.tsx";
import { Progress } from "#app/ui/progress.tsx";

export type FrameProps = { step: number; stepCount: number; title: string; aside: ReactNode; children: ReactNode };

export function QuestionnaireFrame({ step, stepCount, title, aside, children }: FrameProps) {
  return (
    <Page>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <header className="mb-8 flex flex-col gap-6">
            <Progress value={step} max={stepCount} label={`Step ${step} of ${stepCount}`} />
            <h1 className="text-3xl">{title}</h1>
          </header>
          {children}
        </div>
        <aside aria-label="Your assessment" className="flex min-w-0 flex-col gap-6 lg:pt-4">
          {aside}
        </aside>
      </div>
    </Page>
  );
}
