import { useEffect } from "react";
import { useNavigate } from "react-router";
import { signOut } from "#api/sign-out.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { PageLoading } from "#ui/brand-mark.tsx";
import { loginCopy } from "./copy.ts";

export const meta = () => pageMeta({ title: loginCopy.logout, personal: true });

/** AUTH-A17: ends the session and goes to /login, also when the call fails. */
export default function LogoutScreen() {
	const navigate = useNavigate();
	useEffect(() => {
		void signOut().then(() => navigate(paths.login, { replace: true }));
	}, [navigate]);
	return <PageLoading label={loginCopy.loggingOut} />;
}
