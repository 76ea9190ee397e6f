/** Apart from the other words: the home page shows severities, and loads nothing it does not need. */
export const severityCopy = {
	notMeasurable: "Not measurable",
	score: (score: number) => `${score}/5`,
	spokenScore: (score: number | null) =>
		score === null ? "not measurable in this photo" : `${score} out of 5`,
} as const;
