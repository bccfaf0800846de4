/** Items of the bill by which options and components call them. */

export const CIRCUITS = [
  "ExpressRoute circuit, 100 Mbps",
  "ExpressRoute circuit, 200 Mbps",
  "ExpressRoute circuit, 500 Mbps",
  "ExpressRoute circuit, 1 Gbps",
  "ExpressRoute circuit, 2 Gbps",
  "Charges of the circuit provider",
];

export const TUNNEL_ALONE = "VPN alone";
export const FILES_STORAGE = "Azure Files storage for File Sync";

/** Paid for each server outside Azure that no cluster of Azure Local covers. */
export const ARC_LINES = [
  "Update Manager for servers outside Azure",
  "Machine configuration for servers outside Azure",
];

/** Plan 2 frees a server of the charges for patching and configuration, beside which plan 1 costs more; guests of a cluster have both free. */
export const PLAN_ONE = "Defender for Servers P1";
export const PLAN_TWO = "Defender for Servers P2";
export const HOST_FEE = "Azure Local host fee";
export const ROLE_LICENCES = "Windows Server Standard for on-premises roles";
export const BACKUP_DISK = "Backup server disk";

/** Guests only: its storage comes from Azure Local, and a cluster of its own would need Datacenter for the disks. */
export const GUEST_LICENCES = "Windows Server Standard for cluster guests";

export const CLUSTER_ACCESS = "Windows Server 2025 access licences";

/** Machines of a cluster, their fee, and what licenses their guests. */
export const CLUSTER_LINES = [
  "Azure Local machines",
  "Azure Local machines, low-capacity class",
  HOST_FEE,
  GUEST_LICENCES,
  "Windows Server 2025 Datacenter for cluster guests",
];
