import { dayWords } from "#ui/day-words.ts";

/** Tells where another day begins. */
export function DayLine({ at }: { at: string }) {
	return (
		<p className="flex items-center gap-4 text-small text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
			<time dateTime={at}>{dayWords(at)}</time>
		</p>
	);
}
