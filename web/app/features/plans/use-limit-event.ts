import { TRIGGER_EVENTS, type TriggerEvent } from "@dewlight/contracts/constants.ts";
import { useEffect, useState } from "react";

/** The last limit event that has not been answered yet. */
export function useLimitEvent(): [TriggerEvent | null, () => void] {
	const [event, setEvent] = useState<TriggerEvent | null>(null);
	useEffect(() => {
		const stops = TRIGGER_EVENTS.map((name) => {
			const show = () => setEvent(name);
			window.addEventListener(name, show);
			return () => window.removeEventListener(name, show);
		});
		return () => {
			for (const stop of stops) stop();
		};
	}, []);
	return [event, () => setEvent(null)];
}
