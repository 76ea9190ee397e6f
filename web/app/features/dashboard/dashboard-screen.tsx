import type { User } from "@dewlight/contracts/accounts.ts";
import { limitSchema } from "@dewlight/contracts/errors.ts";
import { limitApi } from "@dewlight/contracts/limits.ts";
import { type CheckinTile, scanApi } from "@dewlight/contracts/scans.ts";
import { PLAN_SECTIONS } from "@dewlight/core/routine/care-plan.ts";
import { nextComparisonAt } from "@dewlight/core/skin/biology-clock.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import {
	ArrowRight,
	Camera,
	Clock,
	type LucideIcon,
	MessageCircle,
	Sparkles,
	Sun,
	UserRound,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { ApiError } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { useRefusedScan } from "#api/photo-calls.ts";
import { useUser } from "#api/session.ts";
import { type DashboardState, paths } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { uiCopy } from "#ui/copy.ts";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { routineMoment } from "#ui/plan/schedule.ts";
import { LightForm } from "#ui/state-view.tsx";
import { labelOf, scanName, takenAt } from "#ui/words.ts";
import { dashboardCopy } from "./copy.ts";

const { live } = dashboardCopy;

const { tiles } = dashboardCopy;

/** API-26: the newest scans; what is kept as a note, or still read, does not hide the finished one. */
/** The newest report is rarely farther back: behind it lie a scan in work and a photo kept as a note at most. */
const NEWEST = 3;
const newestScansQuery = queryOptions({
	queryKey: ["newest-scans"],
	queryFn: ({ signal }) => call(scanApi.listCheckins, { query: { offset: 0, limit: NEWEST }, signal }),
	staleTime: 0,
});

/** API-31: how many scans are used, which also stands in the refusal that says that all are. */
const scanLimitQuery = queryOptions({
	queryKey: ["scan-limit"],
	queryFn: async ({ signal }) => {
		try {
			return await call(limitApi.checkScanLimit, { signal });
		} catch (error) {
			if (error instanceof ApiError && error.status === 403) return limitSchema.parse(error.body);
			throw error;
		}
	},
	staleTime: 0,
});

interface DashboardProps {
	/** The day's routine and diary, above the ways to everything else. */
	today?: ReactNode;
}

export default function DashboardScreen({ today }: DashboardProps) {
	const user = useUser();
	return user === null ? null : <Dashboard user={user} today={today} />;
}

function Dashboard({ user, today }: DashboardProps & { user: User }) {
	const name = user.username || "there";
	const [now] = useState(() => new Date());
	const { data: scans } = useQuery(newestScansQuery);
	const { data: limit } = useQuery(scanLimitQuery);
	const trial = trialDays(user, now);
	const left = limit === undefined ? null : scansLeft(limit);
	const state = useLocation().state as DashboardState | null;
	const navigate = useNavigate();
	const refused = useRefusedScan(dashboardCopy.scanRefused);
	const sendAgain = refused?.sendAgain;
	return (
		<Page title={dashboardCopy.title(name)} lead={dashboardCopy.lead}>
			{refused !== null ? (
				<Notice tone="warn" live="status" className="mb-6" title={dashboardCopy.scanRefusedTitle}>
					<div className="grid justify-items-start gap-3">
						<p>{refused.text}</p>
						{sendAgain && (
							<Button
								tone="secondary"
								size="small"
								onClick={() => {
									sendAgain();
									void navigate(paths.resultsAfter(user.latest_checkin_id));
								}}
							>
								{uiCopy.tryAgain}
							</Button>
						)}
					</div>
				</Notice>
			) : (
				state?.scanNotStarted && (
					<Notice tone="warn" live="status" className="mb-6">
						{dashboardCopy.scanNotStarted}
					</Notice>
				)
			)}
			{today}
			<ul className="grid grid-cols-[minmax(0,1fr)] gap-4 wide:grid-cols-2 desk:grid-cols-3 desk:gap-5">
				<FeatureTile
					to={paths.upload}
					icon={Camera}
					{...tiles.upload}
					live={[left, scans && nextScan(scans, now)].filter(Boolean).join(" ")}
				/>
				<Tile to={paths.timeline} icon={Clock} {...tiles.timeline} live={scans && lastVerdict(scans)} />
				<Tile to={paths.carePlan} icon={Sun} {...tiles.carePlan} live={nextSteps(user, now)} />
				<Tile
					to={paths.recommendations}
					icon={Sparkles}
					{...tiles.recommendations}
					live={heldProducts(user)}
				/>
				<Tile to={paths.chat} icon={MessageCircle} {...tiles.chat} />
				<Tile to={paths.account} icon={UserRound} {...tiles.account} live={trial} />
			</ul>
		</Page>
	);
}

interface TileProps {
	to: string;
	icon: LucideIcon;
	label: string;
	text: string;
	/** What is true today; the text stands until it is known, and where there is nothing. */
	live?: string | null | undefined;
}

function Tile({ to, icon: Icon, label, text, live }: TileProps) {
	return (
		<li>
			<Link
				to={to}
				className="group grid h-full min-h-32 grid-cols-[auto_1fr_auto] items-start gap-4 rounded-lg border border-line bg-surface p-5 shadow-soft transition-colors hover:border-fig wide:p-6"
			>
				<span className="grid size-12 place-items-center rounded-full bg-blush text-fig">
					<Icon aria-hidden="true" className="size-5.5" />
				</span>
				<span className="grid min-w-0 gap-1">
					<span className="font-display text-h3">{label}</span>
					<span className={live ? "line-clamp-3" : "text-ink-2"}>{live || text}</span>
				</span>
				<ArrowRight
					aria-hidden="true"
					className="mt-1 size-5 text-ink-2 max-[24rem]:hidden transition-transform group-hover:translate-x-1 group-hover:text-fig"
				/>
			</Link>
		</li>
	);
}

/** The tile that leads to the main job; stands across the whole row. */
function FeatureTile({ to, icon: Icon, label, text, live, action }: TileProps & { action: string }) {
	return (
		<li className="wide:col-span-2 desk:row-span-2">
			<Link
				to={to}
				className="group flex h-full items-center justify-between gap-4 overflow-hidden rounded-xl bg-blush py-6 pr-2 pl-6 transition-colors wide:py-8 wide:pr-10 wide:pl-10"
			>
				<span className="grid justify-items-start gap-2">
					<span className="font-display text-h1 text-fig">{label}</span>
					<span className="text-lead text-ink">{text}</span>
					<span className="min-h-[1lh] text-ink-2">{live}</span>
					<span className="mt-3 inline-flex min-h-12 items-center gap-2 rounded-full bg-fig px-6 font-semibold text-on-fig group-hover:bg-fig-deep">
						<Icon aria-hidden="true" className="size-5" />
						{action}
					</span>
				</span>
				<LightForm light="full" className="size-28 shrink-0 max-[24rem]:hidden wide:size-48" />
			</Link>
		</li>
	);
}

/**
 * The steps that come next, from the plan a person has: those of every day, and apart from them those that rest between
 * or begin later. Null without a plan or with nothing to do.
 */
export function nextSteps(user: User, now: Date): string | null {
	const { part } = routineMoment(now);
	const steps = Object.entries(user.care_plan?.[part] ?? {});
	if (steps.length === 0) return null;
	const daily = steps.filter(
		([, { per_week, ramp, start_week }]) => per_week >= 7 && !ramp && start_week <= 1,
	);
	const others = steps.filter((one) => !daily.includes(one)).map(([key]) => labelOf(key));
	const names = daily.map(([key]) => labelOf(key));
	return [
		...(names.length === 0 ? [] : [part === "night" ? live.tonight(names) : live.morning(names)]),
		...(others.length === 0 ? [] : [live.onItsDays(others)]),
	].join(" ");
}

/** Where the plan names no product on purpose, the way to the products says so; null elsewhere. */
export function heldProducts({ care_plan }: User): string | null {
	if (!care_plan) return null;
	const steps = PLAN_SECTIONS.flatMap((section) => Object.values(care_plan[section]));
	const named = steps.some(({ product, look_for }) => product !== null || look_for !== undefined);
	return named ? null : live.held;
}

/** From when on a next photo can show something of the skin, and why; null before the first scan. */
export function nextScan(scans: readonly CheckinTile[], now: Date): string | null {
	const newest = scans.find(({ status, kept_as_note }) => status === "complete" && !kept_as_note);
	if (newest === undefined) return null;
	const from = new Date(nextComparisonAt(takenAt(newest)));
	return from <= now ? live.scanUseful : live.scanUsefulFrom(from);
}

/** What the newest finished scan says of change, in its first sentence, and whether its photo was imported; null before the first scan. */
export function lastVerdict(scans: readonly CheckinTile[]): string | null {
	const newest = scans.find(({ status, kept_as_note }) => status === "complete" && !kept_as_note);
	if (newest === undefined) return scans.some(({ status }) => status === "processing") ? live.reading : null;
	const assessment = newest.checkin_summary.progress_summary?.overall_assessment || null;
	if (assessment === null) return null;
	const sentence = /^.+?[.!?](?=\s|$)/s.exec(assessment)?.[0] ?? assessment;
	return newest.photo_date == null ? sentence : live.ofImported(scanName(newest), sentence);
}

interface ScanLimit {
	used: number;
	limit: number;
	resets_at: string | null;
}

/** How many scans are left, and when there are more. */
export function scansLeft({ used, limit, resets_at }: ScanLimit): string {
	const left = Math.max(0, limit - used);
	if (left > 0) return live.scansLeft(left);
	return resets_at === null ? live.noScansLeft : live.scansAgain(new Date(resets_at));
}

/** Whole days of the trial that are left, today included; null on every other plan. */
export function trialDays({ plan, plan_expires_at }: User, now: Date): string | null {
	if (plan !== "trial" || plan_expires_at === null) return null;
	// A number this small is seconds, as the contract has it.
	const ends = plan_expires_at < 1e12 ? plan_expires_at * 1000 : plan_expires_at;
	return live.trial(Math.max(0, Math.ceil((ends - now.getTime()) / 86_400_000)));
}
