import { useMutation } from "@tanstack/react-query";
import { ShieldOff } from "lucide-react";
import { hasFailed } from "#api/reauthentication.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { setUpTwoFactor } from "./calls.ts";
import { twoFactorCopy as copy } from "./copy.ts";
import { StageHeading } from "./stage-heading.tsx";

export type Setup = Awaited<ReturnType<typeof setUpTwoFactor>>;

interface TwoFactorOffProps {
	focus: boolean;
	onStarted: (setup: Setup) => void;
	/** The server may know that it is on already, from another tab. */
	onRefused: () => void;
}

export function TwoFactorOff({ focus, onStarted, onRefused }: TwoFactorOffProps) {
	const start = useMutation({ mutationFn: setUpTwoFactor, onSuccess: onStarted, onError: onRefused });
	return (
		<>
			<div className="grid gap-2">
				<StageHeading focus={focus}>
					<ShieldOff aria-hidden="true" className="size-5 text-ink-2" />
					{copy.off}
				</StageHeading>
				<p className="text-ink-2">{copy.offText}</p>
			</div>
			{hasFailed(start) && (
				<Notice tone="danger" live="alert">
					{copy.startFailed}
				</Notice>
			)}
			<Button busy={start.isPending} className="wide:justify-self-start" onClick={() => start.mutate()}>
				{start.isPending ? copy.starting : copy.start}
			</Button>
		</>
	);
}
