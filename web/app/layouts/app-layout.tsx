import type { User } from "@dewlight/contracts/accounts.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { createQueryClient } from "#api/query-client.ts";
import { useSession } from "#api/session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { PageLoading } from "#ui/brand-mark.tsx";

const DeletionBar = lazy(async () => ({
	default: (await import("#features/account/own-data/deletion-bar.tsx")).DeletionBar,
}));

const KeptDiary = lazy(async () => ({
	default: (await import("#features/diary/kept-diary.tsx")).KeptDiary,
}));
const KeptScreen = lazy(async () => ({
	default: (await import("#features/care-plan/kept/kept-screen.tsx")).KeptScreen,
}));

export const meta = () => pageMeta({ personal: true });

/** Everything that needs a login: waits for the session and sends visitors to /login. No answer is not a no. */
export default function AppLayout() {
	const session = useSession();
	const location = useLocation();
	switch (session.status) {
		case "unknown":
			return <PageLoading />;
		case "signed_out":
			if (session.offline) {
				return (
					<Suspense fallback={<PageLoading />}>
						<KeptScreen diary={<KeptDiary />} />
					</Suspense>
				);
			}
			return <Navigate to={paths.loginThen(location.pathname + location.search + location.hash)} replace />;
		case "signed_in":
			return <PersonalData key={session.user.id} user={session.user} />;
	}
}

/** One query cache for each person: nothing read for one is ever shown to another. */
function PersonalData({ user }: { user: User }) {
	const [queryClient] = useState(createQueryClient);
	const facts = [user.plan, user.scheduled_plan, user.subscription_status, user.email].join();
	const factsBefore = useRef(facts);
	// A plan decides what the answers hold: how far back, how much is left, what can be exported. An address may change
	// in another tab.
	useEffect(() => {
		if (factsBefore.current !== facts) void queryClient.invalidateQueries();
		factsBefore.current = facts;
	}, [facts, queryClient]);
	return (
		<QueryClientProvider client={queryClient}>
			<Suspense fallback={null}>{Boolean(user.deletion_due_at) && <DeletionBar />}</Suspense>
			<Outlet />
		</QueryClientProvider>
	);
}
