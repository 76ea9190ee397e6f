import { type Share, shareApi } from "@dewlight/contracts/shares.ts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { siteOrigin } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { FieldError } from "#ui/field.tsx";
import { RetryNotice } from "#ui/notice.tsx";
import { Skeleton } from "#ui/page.tsx";
import { Tag } from "#ui/tag.tsx";
import { SettingsSection } from "../settings-parts.tsx";

const copy = {
	title: "A link for a professional",
	lead: "Shows your newest report, in the form for a clinician, to whoever has the link: readings, products, your notes, how you said your skin felt in the last four weeks, and reactions to products. Seven days, read-only; you can end it at any time.",
	start: "Make a link",
	starting: "Making it…",
	ready: "Copy the link now: it is shown once and kept nowhere.",
	link: "Your link",
	copy: "Copy the link",
	copied: "Copied",
	copyFailed: "Your browser did not allow it. Select the link and copy it by hand.",
	failed: "Your links could not be read.",
	startFailed: "The link could not be made.",
	revokeFailed: "The link could not be ended. Please try again.",
	retry: "Try again",
	made: (day: string) => `Made on ${day}`,
	states: {
		open: (day: string) => `Works until ${day}`,
		expired: () => "Has ended",
		revoked: () => "Ended by you",
	},
	never: "Not opened yet.",
	opened: (count: number) => (count === 1 ? "Opened once" : `Opened ${count} times`),
	unknownBrowser: "a browser that does not name itself",
	revoke: "End this link",
	revokeLabel: (day: string) => `End the link made on ${day}`,
} as const;

const sharesQuery = queryOptions({
	queryKey: ["shares"],
	queryFn: ({ signal }) => call(shareApi.shares, { signal }),
	staleTime: 0,
});

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });
const MOMENT = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** Links that show the newest report: made, listed with each opening, and ended. */
export function SharesSection() {
	const client = useQueryClient();
	const shares = useQuery(sharesQuery);
	const start = useMutation({
		mutationFn: () => call(shareApi.startShare),
		networkMode: "always",
		onSuccess: () => client.invalidateQueries({ queryKey: sharesQuery.queryKey }),
	});
	const link = start.data && siteOrigin() + paths.shared(start.data.token);
	const refused = start.error instanceof ApiError && start.error.status === 409 ? start.error.message : null;
	return (
		<SettingsSection id="shares" title={copy.title} lead={copy.lead}>
			{link !== undefined && (
				<output className="grid gap-3 rounded-md bg-sage-soft p-4">
					<p className="font-semibold text-sage">{copy.ready}</p>
					<p className="text-small [overflow-wrap:anywhere] text-ink">{link}</p>
					<CopyButton text={link} label={copy.copy} copiedLabel={copy.copied} failedLabel={copy.copyFailed} />
				</output>
			)}
			<Button
				tone="secondary"
				className="wide:justify-self-start"
				busy={start.isPending}
				onClick={() => start.mutate()}
			>
				{start.isPending ? copy.starting : copy.start}
			</Button>
			{start.isError && <FieldError>{refused ?? copy.startFailed}</FieldError>}
			{shares.data !== undefined ? (
				<ul className="grid gap-4 empty:hidden">
					{shares.data.shares.map((share) => (
						<ShareRow key={share.id} share={share} />
					))}
				</ul>
			) : shares.isError ? (
				<RetryNotice
					text={copy.failed}
					retryLabel={copy.retry}
					busy={shares.isFetching}
					onRetry={() => void shares.refetch()}
				/>
			) : (
				<Skeleton className="h-16 rounded-md" />
			)}
		</SettingsSection>
	);
}

function ShareRow({ share }: { share: Share }) {
	const client = useQueryClient();
	const revoke = useMutation({
		mutationFn: () => call(shareApi.revokeShare, { params: { id: share.id } }),
		networkMode: "always",
		onSuccess: () => client.invalidateQueries({ queryKey: sharesQuery.queryKey }),
	});
	const made = MOMENT.format(new Date(share.created_at));
	return (
		<li className="grid gap-2 rounded-md border border-line bg-surface p-4">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<div className="grid justify-items-start gap-1">
					<p className="font-medium">{copy.made(made)}</p>
					<Tag tone={share.state === "open" ? "sage" : "neutral"}>
						{copy.states[share.state](DAY.format(new Date(share.expires_at)))}
					</Tag>
				</div>
				{share.state === "open" && (
					<Button
						size="small"
						tone="quiet"
						busy={revoke.isPending}
						aria-label={copy.revokeLabel(made)}
						onClick={() => revoke.mutate()}
					>
						{copy.revoke}
					</Button>
				)}
			</div>
			{revoke.isError && <FieldError>{copy.revokeFailed}</FieldError>}
			{share.openings.length === 0 ? (
				<p className="text-small text-ink-2">{copy.never}</p>
			) : (
				<Disclosure summary={copy.opened(share.openings.length)}>
					<ul className="grid gap-1 text-small text-ink-2">
						{share.openings.map(({ at, browser }, place) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: two openings may fall on one moment
							<li key={`${at} ${place}`} className="[overflow-wrap:anywhere]">
								{MOMENT.format(new Date(at))}: {browser ?? copy.unknownBrowser}
							</li>
						))}
					</ul>
				</Disclosure>
			)}
		</li>
	);
}
