import { type RefObject, useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { twoFactorCopy as copy } from "./copy.ts";

/**
 * While mounted, asks before a tab, a link or a closed window takes away what is shown only once. Who stays gets the
 * focus at `place`: back on a tab, the focus alone would ask to leave again.
 */
export function LeaveGuard({ place }: { place: RefObject<HTMLElement | null> }) {
	const blocker = useBlocker(true);
	const asked = useRef(false);
	useEffect(() => {
		if (asked.current && blocker.state === "unblocked") place.current?.focus();
		asked.current = blocker.state === "blocked";
	}, [blocker.state, place]);
	useEffect(() => {
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, []);
	if (blocker.state !== "blocked") return null;
	return (
		<AlertDialog
			open
			danger
			title={copy.leaveTitle}
			description={copy.leaveText}
			cancelLabel={copy.stay}
			confirmLabel={copy.leave}
			onCancel={blocker.reset}
			onConfirm={blocker.proceed}
		/>
	);
}
