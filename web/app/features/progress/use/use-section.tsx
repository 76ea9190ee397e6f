import type { RoutineUse } from "@dewlight/contracts/progress.ts";
import { paths } from "#paths.ts";
import { Notice } from "#ui/notice.tsx";
import { noonOf } from "#ui/plan/routine-moment.ts";
import { Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { progressCopy } from "../copy.ts";

const copy = progressCopy.use;

/** What was done between the scans, and whether anything can be said of it. */
export function UseSection({ use }: { use: RoutineUse }) {
	const [from, to] = [use.from, use.to].map((day) => SHORT.format(noonOf(day)));
	return (
		<Section id="use" title={copy.title} lead={copy.lead(from ?? use.from, to ?? use.to)}>
			<div className="grid justify-items-start gap-4 rounded-lg border border-line bg-surface p-5 shadow-soft wide:p-7">
				<Notice tone="info">{use.summary ?? copy.fair}</Notice>
				<ul className="grid max-w-reading gap-2">
					{use.steps.map(({ id, sentence }) => (
						<li key={id}>{sentence}</li>
					))}
				</ul>
				<TextLink to={paths.weeks}>{copy.calendar}</TextLink>
			</div>
		</Section>
	);
}

const SHORT = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
