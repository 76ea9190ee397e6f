import { TRIGGER_EVENTS } from "@dewlight/contracts/trigger-events.ts";
import { useEffect, useState } from "react";
import type { LimitNews } from "#api/read-limit-event.ts";

/** The last limit event that has not been answered yet. */
export function useLimitEvent(): [LimitNews | null, () => void] {
	const [news, setNews] = useState<LimitNews | null>(null);
	useEffect(() => {
		const stops = TRIGGER_EVENTS.map((name) => {
			// What reads it comes with the first event, since public pages load none of it; without it the plans still open.
			const show = (event: Event) => {
				import("#api/read-limit-event.ts").then(
					({ readLimitEvent }) => setNews(readLimitEvent(name, event)),
					() => setNews({ name, plan: null, limit: null }),
				);
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
