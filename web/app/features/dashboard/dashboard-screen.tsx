import type { User } from "@dewlight/contracts/accounts.ts";
import { limitSchema } from "@dewlight/contracts/errors.ts";
import { checkinTileSchema, scanLimitAnswerSchema } from "@dewlight/contracts/scans.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Camera, Clock, MessageCircle, Sparkles, Sun, UserRound } from "lucide-react";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { z } from "zod";
import { ApiError } from "#api/api-error.ts";
import { request } from "#api/request.ts";
import { useRefusedScan } from "#api/scan-start.ts";
import { useUser } from "#api/use-session.ts";
import { pageMeta } from "#page-meta.ts";
import { type DashboardState, paths } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { uiCopy } from "#ui/copy.ts";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { dashboardCopy } from "./copy.ts";
import { FeatureTile, Tile } from "./tile.tsx";
import { heldProducts, lastVerdict, nextSteps, scansLeft, trialDays } from "./tile-texts.ts";

const { tiles } = dashboardCopy;

/** API-26: the newest scans; what is kept as a note, or still read, does not hide the finished one. */
const newestScansQuery = queryOptions({
	queryKey: ["newest-scans"],
	queryFn: ({ signal }) =>
		request("listCheckins", { answer: z.array(checkinTileSchema), query: { offset: 0, limit: 10 }, signal }),
	staleTime: 0,
});

/** API-31: how many scans are used, which also stands in the refusal that says that all are. */
const scanLimitQuery = queryOptions({
	queryKey: ["scan-limit"],
	queryFn: async ({ signal }) => {
		try {
			return await request("checkScanLimit", { answer: scanLimitAnswerSchema, signal });
		} catch (error) {
			if (error instanceof ApiError && error.status === 403) return limitSchema.parse(error.body);
			throw error;
		}
	},
	staleTime: 0,
});

export const meta = () => pageMeta({ title: dashboardCopy.page, personal: true });

export default function DashboardScreen() {
	const user = useUser();
	return user === null ? null : <Dashboard user={user} />;
}

function Dashboard({ user }: { user: User }) {
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
			<ul className="grid grid-cols-[minmax(0,1fr)] gap-4 wide:grid-cols-2 desk:grid-cols-3 desk:gap-5">
				<FeatureTile to={paths.upload} icon={Camera} {...tiles.upload} live={left} />
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
