import { GUIDE_ANCHORS, guidesCopy } from "./copy.ts";
import type { Guide } from "./guide.ts";
import { LineText } from "./line-text.tsx";

const { title, grades } = guidesCopy.evidence;
const SCALE = ["A", "B", "C"] as const;

/** The box "What the evidence says": the grade in plain words, the verdict, and what it rests on. */
export function GuideEvidence({ evidence }: { evidence: Guide["evidence"] }) {
	return (
		<section
			id={GUIDE_ANCHORS.evidence}
			aria-labelledby="evidence-title"
			className="grid gap-5 rounded-lg border border-line bg-surface p-6 shadow-soft wide:p-8"
		>
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
				<h2 id="evidence-title" className="text-h2">
					{title}
				</h2>
				<GradeMark grade={evidence.grade} />
			</div>
			<p className="font-display text-[1.3125rem] leading-[1.45]">
				<LineText line={evidence.verdict} />
			</p>
			<ul className="grid gap-3 border-t border-line pt-5 text-ink-2">
				{evidence.points.map((point) => (
					<li key={point} className="grid grid-cols-[0.75rem_1fr] gap-3">
						<span aria-hidden="true" className="mt-2.5 size-1.5 rounded-full bg-apricot" />
						<span>
							<LineText line={point} />
						</span>
					</li>
				))}
			</ul>
			<p className="rounded-sm bg-silk px-4 py-3 text-small text-ink-2">{grades[evidence.grade]}</p>
		</section>
	);
}

/** The letter on its scale; the words below the points say the same. */
function GradeMark({ grade }: Pick<Guide["evidence"], "grade">) {
	const letters = grade === "M" ? (["M"] as const) : SCALE;
	return (
		<span aria-hidden="true" className="flex gap-1.5">
			{letters.map((letter) => (
				<span
					key={letter}
					className={
						letter === grade
							? "grid size-10 place-items-center rounded-full bg-fig font-semibold text-on-fig"
							: "grid size-10 place-items-center rounded-full border border-line text-ink-2"
					}
				>
					{letter}
				</span>
			))}
		</span>
	);
}
