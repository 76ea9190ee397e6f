import { SurenessDots } from "#ui/meters.tsx";

/** How sure a reading is, in the engine's words and in as many dots. */
export function SurenessLine({ words }: { words: string }) {
	return (
		<span className="inline-flex items-center gap-2 text-small text-ink-2">
			<SurenessDots words={words} />
			<span className="first-letter:uppercase">{words}</span>
		</span>
	);
}
