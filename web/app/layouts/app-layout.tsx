import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { createQueryClient } from "#api/query-client.ts";
import { useSession } from "#api/use-session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { PageLoading } from "#ui/page-loading.tsx";

const DeletionBar = lazy(async () => ({
	default: (await import("#features/account/own-data/deletion-bar.tsx")).DeletionBar,
}));
const Toaster = lazy(async () => ({ default: (await import("#ui/toast.tsx")).Toaster }));

export const meta = () => pageMeta({ personal: true });

/** Everything that needs a login: waits for the session and sends visitors to /login. */
export default function AppLayout() {
	const session = useSession();
	const location = useLocation();
	switch (session.status) {
		case "unknown":
			return <PageLoading />;
		case "signed_out":
			return <Navigate to={paths.loginThen(location.pathname + location.search)} replace />;
		case "signed_in":
			return <PersonalData key={session.user.id} leaving={Boolean(session.user.deletion_due_at)} />;
	}
}

/** One query cache for each person: nothing read for one is ever shown to another. */
function PersonalData({ leaving }: { leaving: boolean }) {
	const [queryClient] = useState(createQueryClient);
	return (
		<QueryClientProvider client={queryClient}>
			<Suspense fallback={null}>{leaving && <DeletionBar />}</Suspense>
			<Outlet />
			<Suspense fallback={null}>
				<Toaster />
			</Suspense>
		</QueryClientProvider>
	);
}
