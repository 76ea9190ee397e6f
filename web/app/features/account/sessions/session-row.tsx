import type { SessionView } from "@dewlight/contracts/account-settings.ts";
import { Laptop, Smartphone } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Tag } from "#ui/tag.tsx";
import { dayOf } from "../day-of.ts";
import { sessionsCopy as copy } from "./copy.ts";
import { lastSeen } from "./last-seen.ts";

interface SessionRowProps {
	session: SessionView;
	/** When the list was read, in milliseconds. */
	readAt: number;
	onEnd: () => void;
}

export function SessionRow({ session, readAt, onEnd }: SessionRowProps) {
	const { device, is_current, last_seen_at, created_at } = session;
	const Icon = /android|iphone|ipad|ios|mobile/i.test(device) ? Smartphone : Laptop;
	return (
		<li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 py-4 first:pt-0 wide:grid-cols-[auto_minmax(0,1fr)_auto]">
			<span
				aria-hidden="true"
				className="grid size-11 place-items-center self-start rounded-full bg-silk text-ink-2 wide:self-center"
			>
				<Icon className="size-5" />
			</span>
			<div className="grid min-w-0 gap-0.5">
				<p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
					{device}
					{is_current && <Tag tone="sage">{copy.thisBrowser}</Tag>}
				</p>
				<p className="text-small text-ink-2">
					<time dateTime={last_seen_at}>
						{is_current ? copy.activeNow : copy.lastSeen(lastSeen(last_seen_at, readAt))}
					</time>
					{", "}
					<time dateTime={created_at}>{copy.since(dayOf(created_at))}</time>
				</p>
			</div>
			{!is_current && (
				<Button
					tone="secondary"
					size="small"
					aria-label={copy.signOutOf(device)}
					className="col-start-2 justify-self-start wide:col-start-3"
					onClick={onEnd}
				>
					{copy.signOut}
				</Button>
			)}
		</li>
	);
}
