import type { PhotoAnalyst } from "../../src/ports/photo-analyst.ts";

/** An analyst that answers what a test prepared and throws on everything else. */
export function preparedAnalyst(answers: Partial<PhotoAnalyst> = {}): PhotoAnalyst {
	const unprepared = (call: string) => () => {
		throw new Error(`The test did not prepare an answer for ${call}.`);
	};
	return {
		engine: { name: "prepared", version: "0", crop: 0 },
		warmUp: async () => undefined,
		accept: unprepared("accept"),
		check: unprepared("check"),
		analyze: unprepared("analyze"),
		thumbnail: unprepared("thumbnail"),
		close: async () => undefined,
		...answers,
	};
}
