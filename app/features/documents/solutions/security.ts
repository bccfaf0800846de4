import { CERTIFICATE_SERVICES } from "./certificate-services.ts";
export const SECURITY = { ...CERTIFICATE_SERVICES, id: "security" };
