import { CERTIFICATE_SERVICES } from "./certificate-services.ts";
export const MICROSOFT_365 = { ...CERTIFICATE_SERVICES, id: "microsoft-365" };
