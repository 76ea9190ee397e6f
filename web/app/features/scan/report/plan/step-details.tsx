import type { ReactNode } from "react";
import { reportCopy } from "../copy.ts";
import { Disclosure } from "../disclosure.tsx";
import type { ReadStep } from "./read-care-plan.ts";
import { sourceWords } from "./source-words.ts";

const copy = reportCopy.plan;

/** Reason, evidence, cautions and stop rules of one step. */
export function StepDetails({ step }: { step: ReadStep }) {
	const { because, evidence, cautions, stop_if } = step;
	const evidenceGiven = evidence !== null && evidence !== undefined;
	if (because === "" && !evidenceGiven && cautions.length === 0 && stop_if.length === 0) return null;
	return (
		<Disclosure summary={copy.details}>
			<dl className="grid gap-4 rounded-md bg-silk p-5">
				{because !== "" && <Detail label={copy.why}>{because}</Detail>}
				{cautions.length > 0 && (
					<Detail label={copy.cautions}>
						<Lines items={cautions} />
					</Detail>
				)}
				{stop_if.length > 0 && (
					<Detail label={copy.stopIf}>
						<Lines items={stop_if} />
					</Detail>
				)}
				{evidenceGiven && (
					<Detail label={copy.evidence}>
						<p>{copy.grades[evidence.grade]}</p>
						{evidence.sources.length > 0 && (
							<ul aria-label={copy.sources} className="mt-1.5 grid gap-1 text-ink-2">
								{evidence.sources.map((id) => (
									<li key={id}>{sourceWords(id)}</li>
								))}
							</ul>
						)}
					</Detail>
				)}
			</dl>
		</Disclosure>
	);
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="grid gap-1 text-small">
			<dt className="font-semibold">{label}</dt>
			<dd>{children}</dd>
		</div>
	);
}

function Lines({ items }: { items: readonly string[] }) {
	return (
		<ul className="grid gap-1.5">
			{items.map((text) => (
				<li key={text}>{text}</li>
			))}
		</ul>
	);
}
