import { SUCCESS_REDIRECT_MS } from "@dewlight/contracts/constants.ts";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { StateView } from "#ui/state-view.tsx";
import { successCopy as copy } from "./copy.ts";

/** BILL-39, BILL-40: says so, and goes home by itself. */
export function Confirmed() {
	const navigate = useNavigate();
	useEffect(() => {
		const timer = setTimeout(() => void navigate(paths.home, { replace: true }), SUCCESS_REDIRECT_MS);
		return () => clearTimeout(timer);
	}, [navigate]);
	return (
		<StateView
			page
			light="full"
			announce="status"
			title={copy.confirmed}
			actions={
				<LinkButton to={paths.home} replace>
					{copy.goOn}
				</LinkButton>
			}
		>
			<p>{copy.thanks}</p>
		</StateView>
	);
}
