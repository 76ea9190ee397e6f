import { TRIGGER_EVENTS } from "@dewlight/contracts/constants.ts";
import { useEffect, useState } from "react";
import type { LimitNews } from "#api/read-limit-event.ts";

/** The last limit event that has not been answered yet. */
export function useLimitEvent(): [LimitNews | null, () => void] {
	const [news, setNews] = useState<LimitNews | null>(null);
	useEffect(() => {
		const stops = TRIGGER_EVENTS.map((name) => {
			// What reads it comes with the first event: public pages load none of it.
			const show = async (event: Event) => {
				const { readLimitEvent } = await import("#api/read-limit-event.ts");
				setNews(readLimitEvent(name, event));
			};
			window.addEventListener(name, show);
			return () => window.removeEventListener(name, show);
		});
		return () => {
			for (const stop of stops) stop();
		};
	}, []);
	return [news, () => setNews(null)];
}
