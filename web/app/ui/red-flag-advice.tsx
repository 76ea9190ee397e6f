import type { RedFlag, RedFlagLevel } from "@dewlight/core/skin/red-flag.ts";
import { HeartPulse } from "lucide-react";
import { classNames } from "./class-names.ts";
import { uiCopy } from "./copy.ts";

const TONES: Record<RedFlagLevel, string> = {
	emergency: "bg-danger-soft text-danger",
	same_day: "bg-danger-soft text-danger",
	book_dermatologist: "bg-amber-soft text-amber",
	care: "bg-amber-soft text-amber",
	watch: "bg-sage-soft text-sage",
};

/** Comes before everything else and names no product. */
export function RedFlagAdvice({ flags }: { flags: readonly RedFlag[] }) {
	const [first] = flags;
	if (first === undefined) return null;
	return (
		<section
			aria-labelledby="red-flag-title"
			className={classNames("mb-8 flex gap-4 rounded-lg p-5 wide:p-7", TONES[first.level])}
		>
			<HeartPulse aria-hidden="true" className="mt-1 size-7 shrink-0" />
			<div className="grid gap-3">
				<h2 id="red-flag-title" className="text-h3">
					{uiCopy.redFlag[first.level]}
				</h2>
				<ul className="grid gap-2 text-ink">
					{flags.map((flag) => (
						<li key={flag.rule_id}>{flag.advice}</li>
					))}
				</ul>
			</div>
		</section>
	);
}
