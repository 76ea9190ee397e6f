import { useEffect, useRef, useState } from "react";
import { dropMarks, type KeptMark, keepMarks, readMarks } from "#api/kept-copy.ts";
import type { ChangeOutcome } from "../use-profile-change.ts";

type Send = (change: { kind: "done"; day: string; steps: string[]; done: boolean }) => Promise<ChangeOutcome>;

/**
 * Taps made without a network: kept on this device, and sent as soon as there is one. The server checks a step off once,
 * however often it hears of it.
 */
export function useKeptMarks(account: number, send: Send) {
	const [marks, setMarks] = useState(() => readMarks(account));
	const keep = (day: string, steps: readonly string[], done: boolean) => {
		keepMarks(
			account,
			steps.map((step) => ({ day, step, done })),
		);
		setMarks(readMarks(account));
	};
	const sending = useRef(send);
	useEffect(() => {
		sending.current = send;
	}, [send]);
	useEffect(() => {
		let busy = false;
		const sendKept = async () => {
			if (busy || !navigator.onLine) return;
			busy = true;
			for (const group of groupsOf(readMarks(account))) {
				const [{ day, done } = { day: "", done: true }] = group;
				const outcome = await sending.current({
					kind: "done",
					day,
					steps: group.map(({ step }) => step),
					done,
				});
				// What the server refuses is in no plan any more.
				if (outcome !== "saved" && outcome !== "refused") break;
				dropMarks(account, group);
			}
			busy = false;
			setMarks(readMarks(account));
		};
		const sendAll = () => void sendKept();
		sendAll();
		window.addEventListener("online", sendAll);
		document.addEventListener("visibilitychange", sendAll);
		return () => {
			window.removeEventListener("online", sendAll);
			document.removeEventListener("visibilitychange", sendAll);
		};
	}, [account]);
	return { marks, keep };
}

/** One call for each day and each way. */
function groupsOf(marks: readonly KeptMark[]): KeptMark[][] {
	return [...Map.groupBy(marks, ({ day, done }) => `${day} ${done}`).values()];
}
