import { useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { remindersCopy as copy } from "./copy.ts";
import { canPush, hereSubscribed, PushRefusedError, useReminderChange } from "./reminder-calls.ts";

/** Whether this browser shows reminders. The question of the browser comes with the press and never by itself. */
export function ThisBrowser({ devices }: { devices: number }) {
	const change = useReminderChange();
	const [isHere, setIsHere] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: looked at again whenever the browsers that are reached change
	useEffect(() => {
		let isShown = true;
		void hereSubscribed().then((subscription) => isShown && setIsHere(subscription !== null));
		return () => {
			isShown = false;
		};
	}, [devices]);
	const on = isHere && devices > 0;
	return (
		<div className="grid justify-items-start gap-2">
			<p className="text-small text-ink-2">
				{on ? copy.hereOn : devices > 0 ? copy.devices(devices) : !canPush() ? copy.unsupported : copy.here}
			</p>
			{canPush() && (
				<Button
					tone="secondary"
					size="small"
					busy={change.isPending}
					onClick={() => change.mutate({ kind: on ? "remove" : "add" })}
				>
					{on ? copy.removeHere : copy.addHere}
				</Button>
			)}
			{change.isError && (
				<p role="alert" className="text-small font-medium text-danger">
					{change.error instanceof PushRefusedError ? copy[change.error.reason] : copy.deviceFailed}
				</p>
			)}
		</div>
	);
}
