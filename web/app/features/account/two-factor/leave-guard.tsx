import { useEffect } from "react";
import { useBlocker } from "react-router";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { twoFactorCopy as copy } from "./copy.ts";

/** While mounted, asks before a tab, a link or a closed window takes away what is shown only once. */
export function LeaveGuard() {
	const blocker = useBlocker(true);
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
