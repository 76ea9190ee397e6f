import { useParams } from "react-router";
import { pageMeta } from "#page-meta.ts";
import { reportCopy } from "./report/copy.ts";
import { NoSuchReport, readId } from "./results/checkin-states.tsx";
import { NamedResult } from "./results/named-result.tsx";

export const meta = () => pageMeta({ title: reportCopy.title, personal: true });

export default function ResultsScreen() {
	const id = readId(useParams().checkinId);
	if (id === null || id === 0) return <NoSuchReport />;
	return <NamedResult key={id} id={id} />;
}
