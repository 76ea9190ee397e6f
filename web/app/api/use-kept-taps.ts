import { useEffect, useEffectEvent, useState } from "react";
import { dropTaps, type KeptTap, onKeptTaps, readTaps } from "./kept-taps.ts";

/** What waits on this device for a connection, oldest first; of every kind. */
export function useKeptTaps(account: number): KeptTap[] {
	const [taps, setTaps] = useState(() => readTaps(account));
	useEffect(() => {
		const read = () => setTaps(readTaps(account));
		read();
		return onKeptTaps(read);
	}, [account]);
	return taps;
}

/**
 * Sends what was tapped without a network as soon as there is one. `send` answers with those the server has heard of, or
 * will never take; it gets a tap again where the answer got lost.
 */
export function useKeptSending<Tap extends KeptTap>(
	account: number,
	isMine: (tap: KeptTap) => tap is Tap,
	send: (taps: Tap[]) => Promise<Tap[]>,
): void {
	const sendMine = useEffectEvent(async () => {
		const mine = readTaps(account).filter(isMine);
		if (mine.length > 0) dropTaps(account, await send(mine));
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: another account has other taps
	useEffect(() => {
		let busy = false;
		const sendAll = () => {
			if (busy || !navigator.onLine) return;
			busy = true;
			sendMine()
				.catch((error: unknown) => console.warn("What is kept on this device could not be sent.", error))
				.finally(() => {
					busy = false;
				});
		};
		sendAll();
		const stop = onKeptTaps(sendAll);
		window.addEventListener("online", sendAll);
		document.addEventListener("visibilitychange", sendAll);
		return () => {
			stop();
			window.removeEventListener("online", sendAll);
			document.removeEventListener("visibilitychange", sendAll);
		};
	}, [account]);
}
