import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useUser } from "#api/session.ts";
import { Button } from "#ui/button.tsx";
import { remindersCopy as copy } from "./copy.ts";
import { showsHere, turnOffHere, turnOnHere } from "./phone-reminders.tsx";
import { canPush, hereSubscribed, PushRefusedError, useReminderChange } from "./reminder-calls.ts";

/** Whether this phone shows reminders by its own clock. The question of the system comes with the press. */
export function ThisPhone() {
	const account = useUser()?.id ?? 0;
	const [on, setOn] = useState(() => showsHere(account));
	const turn = useMutation({
		networkMode: "always",
		mutationFn: async () => {
			if (on) await turnOffHere();
			else if (!(await turnOnHere(account))) throw new PushRefusedError("denied");
		},
		onSettled: () => setOn(showsHere(account)),
	});
	return (
		<div className="grid justify-items-start gap-2">
			<p className="text-small text-ink-2">{on ? copy.phoneOn : copy.phone}</p>
			<Button tone="secondary" size="small" busy={turn.isPending} onClick={() => turn.mutate()}>
				{on ? copy.removePhone : copy.addPhone}
			</Button>
			{turn.isError && (
				<p role="alert" className="text-small font-medium text-danger">
					{turn.error instanceof PushRefusedError ? copy.phoneDenied : copy.phoneFailed}
				</p>
			)}
		</div>
	);
}

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
