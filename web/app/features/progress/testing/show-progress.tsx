import type { User } from "@dewlight/contracts/accounts.ts";
import type { Experiment, ProgressSeries } from "@dewlight/contracts/progress.ts";
import type { CheckinTile } from "@dewlight/contracts/scans.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { setUser } from "#api/session.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { stubServer } from "#testing/stub-server.ts";
import ProgressScreen from "../progress-screen.tsx";

export function buildTile(id: number, changes: Partial<CheckinTile> = {}): CheckinTile {
	return {
		id,
		created_at: new Date(Date.UTC(2026, 8, id * 7, 12)).toISOString(),
		status: "complete",
		thumbnail_filename: `thumb-${id}.webp`,
		kept_as_note: false,
		checkin_summary: { final_skin_type: "Normal", progress_summary: null },
		...changes,
	};
}

export function buildExperiment(changes: Partial<Experiment> = {}): Experiment {
	return {
		id: "7d444840-9dc0-11d1-b245-5ffdce74fad2",
		product_name: "Azelaic gel",
		product_id: null,
		metric: "redness",
		state: "baseline",
		started_at: "2026-11-01T12:00:00.000Z",
		baseline_scans: 1,
		baseline_needed: 3,
		changed_at: null,
		verdict_at: null,
		verdict: null,
		change: null,
		band: null,
		numbers: null,
		next: null,
		sentence: "Take two more scans in the same place and light before you begin.",
		...changes,
	};
}

interface ShowProgress {
	series?: ProgressSeries[];
	tiles?: CheckinTile[];
	experiments?: Experiment[];
	user?: Partial<User>;
	/** More answers of the server, or other ones. */
	answers?: Parameters<typeof stubServer>[0];
}

/** The whole screen of a signed-in person, with every read answered. */
export function showProgress({ series = [], tiles = [], experiments = [], user, answers }: ShowProgress) {
	setUser(buildUser(user));
	const server = stubServer({
		"GET /api/progress": { json: { series } },
		"GET /api/checkins": { json: tiles },
		"GET /api/experiments": { json: { experiments } },
		"GET /api/progress/compare": ({ path }) => {
			const query = new URL(path, "http://localhost").searchParams;
			return {
				json: {
					before: Number(query.get("before")),
					after: Number(query.get("after")),
					comparable: true,
					differs_in: [],
					sentence: "Light, pose and sharpness are alike.",
				},
			};
		},
		...answers,
	});
	const router = createMemoryRouter([{ path: "*", element: <ProgressScreen /> }]);
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	render(
		<QueryClientProvider client={client}>
			<RouterProvider router={router} />
		</QueryClientProvider>,
	);
	return server;
}

type Point = ProgressSeries["points"][number];

export function buildPoint(id: number, value: number | null, changes: Partial<Point> = {}): Point {
	return {
		checkin_id: id,
		at: new Date(Date.UTC(2026, 8, id * 7, 12)).toISOString(),
		value,
		band: value === null ? null : 0.6,
		comparable: true,
		differs_in: [],
		repeated: false,
		...changes,
	};
}

export function buildSeries(changes: Partial<ProgressSeries> = {}): ProgressSeries {
	const { metric = "redness", zone = "face" } = changes;
	return {
		metric_id: `${metric}.${zone}`,
		metric,
		zone,
		unit: "delta_EI",
		lower_is_better: true,
		points: [buildPoint(1, 4), buildPoint(2, 3.5), buildPoint(3, 2)],
		verdict: "better",
		detectable: 1.2,
		sentence: "Redness eased across the whole face.",
		numbers: "Redness points: 4.0 before, 2.0 now. A difference under 1.2 can come from the photo alone.",
		...changes,
	};
}
