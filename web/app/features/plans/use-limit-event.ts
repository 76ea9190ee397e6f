import { TRIGGER_EVENTS } from "@dewlight/contracts/constants.ts";
import { useEffect, useState } from "react";
import { type LimitNews, readLimitEvent } from "#api/limit-events.ts";

/** The last limit event that has not been answered yet. */
export function useLimitEvent(): [LimitNews | null, () => void] {
	const [news, setNews] = useState<LimitNews | null>(null);
	useEffect(() => {
		const stops = TRIGGER_EVENTS.map((name) => {
			const show = (event: Event) => setNews(readLimitEvent(name, event));
			window.addEventListener(name, show);
			return () => window.removeEventListener(name, show);
		});
		return () => {
			for (const stop of stops) stop();
		};
	}, []);
	return [news, () => setNews(null)];
}
