import { type RefObject, useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { AlertDialog } from "./alert-dialog.tsx";

interface LeaveGuardProps {
	title: string;
	text: string;
	stay: string;
	leave: string;
	/** Gets the focus of who stays: back on a tab, the focus alone would ask to leave again. */
	place?: RefObject<HTMLElement | null>;
	/** Pages to which one may go unasked; none where it is missing. */
	isFree?: (pathname: string) => boolean;
}

/** While mounted, asks before a link, a tab, the way back or a closed window takes away what is not kept anywhere. */
export function LeaveGuard({ title, text, stay, leave, place, isFree }: LeaveGuardProps) {
	const blocker = useBlocker(({ nextLocation }) => isFree?.(nextLocation.pathname) !== true);
	const asked = useRef(false);
	useEffect(() => {
		if (asked.current && blocker.state === "unblocked") place?.current?.focus();
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
			title={title}
			description={text}
			cancelLabel={stay}
			confirmLabel={leave}
			onCancel={blocker.reset}
			onConfirm={blocker.proceed}
		/>
	);
}
