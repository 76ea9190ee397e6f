import { useEffect } from "react";
import { useNavigate, useParams } from "react-router";
import { refreshSession } from "#api/refresh-session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { PageLoading } from "#ui/brand-mark.tsx";
import { analyzingCopy as copy } from "./copy.ts";
import { isFirstCheckin, NoSuchScan, ScanWait } from "./scan-wait.tsx";

export const meta = () => pageMeta({ title: copy.title, personal: true });

/** ONB-A9: waits for one check-in, then opens the first result or the report. */
export default function AnalyzingScreen() {
	const { checkinId = "" } = useParams();
	const id = Number(checkinId);
	if (!/^\d{1,10}$/.test(checkinId) || id === 0) return <NoSuchScan />;
	return (
		<ScanWait key={id} id={id}>
			<Onward id={id} />
		</ScanWait>
	);
}

/** The gates read the person, so the person is read again before moving on. */
function Onward({ id }: { id: number }) {
	const navigate = useNavigate();
	useEffect(() => {
		let left = false;
		const first = isFirstCheckin(id).catch((error: unknown) => {
			console.warn("The list of check-ins could not be read.", error);
			return false;
		});
		void Promise.all([first, refreshSession()]).then(([isFirst]) => {
			if (!left) return navigate(isFirst ? paths.onboarding(id) : paths.result(id), { replace: true });
		});
		return () => {
			left = true;
		};
	}, [id, navigate]);
	return <PageLoading label={copy.opening} />;
}
