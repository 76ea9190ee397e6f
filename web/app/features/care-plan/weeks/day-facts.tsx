import type { DiaryDay } from "@dewlight/contracts/diary.ts";
import { FEELING_WORDS } from "#ui/plan/copy.ts";
import { noonOf } from "#ui/plan/schedule.ts";
import { labelOf } from "#ui/words.ts";
import { weeksCopy as copy } from "../copy.ts";

/** One day in words: what was done, skipped and told. */
export function DayFacts({ day, facts }: { day: string; facts: DiaryDay | null }) {
	const kinds = (isMorning: boolean) =>
		(facts?.done ?? [])
			.filter((id) => id.startsWith("morning_") === isMorning)
			.map((id) => labelOf(id.slice(id.indexOf("_") + 1)));
	const lines = [
		{ name: copy.morning, words: kinds(true).join(", ") },
		{ name: copy.night, words: kinds(false).join(", ") },
		...(facts?.skipped ?? []).map(({ part, reason }) => ({
			name: copy.skipped[part],
			words: reason === null ? "" : copy.reasons[reason],
			always: true,
		})),
		{ name: copy.felt, words: (facts?.entry?.felt ?? []).map((one) => FEELING_WORDS[one]).join(", ") },
		{ name: copy.note, words: facts?.entry?.note ?? "" },
	].filter((line) => line.words !== "" || "always" in line);
	return (
		<section aria-live="polite" className="grid gap-2 border-t border-line pt-4">
			<h3 className="text-h3">{DAY.format(noonOf(day))}</h3>
			{lines.length === 0 ? (
				<p className="text-ink-2">{copy.nothing}</p>
			) : (
				<dl className="grid gap-1">
					{lines.map(({ name, words }) => (
						<div key={name} className="flex flex-wrap gap-x-2">
							<dt className="font-semibold">{name}</dt>
							<dd className="min-w-0 text-ink-2">{words}</dd>
						</div>
					))}
				</dl>
			)}
		</section>
	);
}

const DAY = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric" });
