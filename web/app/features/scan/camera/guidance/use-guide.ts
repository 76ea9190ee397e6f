import { useEffect, useState } from "react";
import { type Analyst, startAnalyst } from "../analysis/analyst.ts";

export type Guide = { kind: "loading" } | { kind: "ready"; analyst: Analyst } | { kind: "unavailable" };

/** Loads what looks at the frames, once for as long as the camera sheet stands. */
export function useGuide(): [guide: Guide, fail: (error: unknown) => void] {
	const [guide, setGuide] = useState<Guide>({ kind: "loading" });
	useEffect(() => {
		const leaving = new AbortController();
		startAnalyst(leaving.signal).then(
			(analyst) => {
				if (!leaving.signal.aborted) setGuide({ kind: "ready", analyst });
			},
			(error: unknown) => {
				if (!leaving.signal.aborted) setGuide(unavailable(error));
			},
		);
		return () => leaving.abort();
	}, []);
	return [guide, (error) => setGuide(unavailable(error))];
}

function unavailable(error: unknown): Guide {
	console.warn("The camera goes on without guidance.", error);
	return { kind: "unavailable" };
}
