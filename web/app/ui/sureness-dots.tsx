const DOTS = [1, 2, 3] as const;
const LEVELS: Record<string, number> = { "not very sure": 1, "somewhat sure": 2, "fairly sure": 3 };

/** How sure a reading is, in as many dots as its words in core say; the words stand beside them. */
export function SurenessDots({ words }: { words: string }) {
	const level = LEVELS[words] ?? 0;
	return (
		<svg viewBox="0 0 28 8" aria-hidden="true" className="h-2 w-7 shrink-0">
			{DOTS.map((dot) => (
				<circle
					key={dot}
					cx={4 + (dot - 1) * 10}
					cy="4"
					r="3.25"
					strokeWidth="1.5"
					className={dot <= level ? "fill-fig stroke-fig" : "fill-transparent stroke-field"}
				/>
			))}
		</svg>
	);
}
