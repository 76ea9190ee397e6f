import { useEffect, useState } from "react";
import { type RoutineMoment, routineMoment } from "#ui/plan/routine-moment.ts";

const MINUTE_MS = 60_000;

/** The part of the day it is, also in a page that stays open from the morning into the night. */
export function useRoutineMoment(): RoutineMoment {
	const [moment, setMoment] = useState(() => routineMoment(new Date()));
	useEffect(() => {
		const look = () =>
			setMoment((before) => {
				const now = routineMoment(new Date());
				return now.part === before.part && now.day === before.day ? before : now;
			});
		const timer = setInterval(look, MINUTE_MS);
		document.addEventListener("visibilitychange", look);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", look);
		};
	}, []);
	return moment;
}
